/** Longer sentences and comments need a second reading. */
const maxSentenceWords = 25;
const maxCommentWords = 60;

const wordsOf = (text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’_.-]*/gu) ?? [];

/** A tag, a dash or a number at the start of a line begins a sentence. */
const sentencesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s*]+/, '').trim())
    .join('\n')
    .replace(/\n(?!\s*(?:@|- |\n|\d+\. ))/g, ' ')
    .split(/(?<=[.!?:;])\s+|\n/);

const wordCount = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (comment, message) => context.report({ loc: comment.loc, message });
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const count = wordsOf(comment.value).length;
          if (count > maxCommentWords)
            report(comment, `A comment has at most ${maxCommentWords} words; this one has ${count}.`);
          for (const sentence of sentencesOf(comment.value)) {
            const length = wordsOf(sentence).length;
            if (length > maxSentenceWords)
              report(
                comment,
                `A sentence has at most ${maxSentenceWords} words; this one has ${length}: ${sentence.slice(0, 60)}…`,
              );
          }
        }
      },
    };
  },
};

export default { meta: { name: 'comments' }, rules: { 'word-count': wordCount } };
