export function messageIdAt(publicUrl: string, name: string): string {
  const { hostname } = new URL(publicUrl);
  return `${name}@${isLocal.test(hostname) ? 'talloor.example' : hostname}`;
}

const isLocal = /^(localhost|[\d.]+|\[.*\])$/;
