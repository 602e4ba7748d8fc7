let isAdded = false;

export const hasTagManager = (): boolean => isAdded;

/** Once per page; the content security policy allows this address only. */
export function addTagManager(address: string): void {
  if (isAdded) return;
  isAdded = true;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
