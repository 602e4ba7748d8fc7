import { readUpload } from './readUpload.ts';
import type { UploadQuestion } from './uploadRead.ts';

/** For one file: question as first line, then bytes; JSON as answer. A hostile file only harms this process. */
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
const input = Buffer.concat(parts);
const end = input.indexOf(0x0a);
const question = JSON.parse(input.toString('utf8', 0, end)) as UploadQuestion;
process.stdout.write(JSON.stringify(readUpload(input.subarray(end + 1), question)), () => process.exit(0));
