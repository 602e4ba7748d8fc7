let isAdded = false;

export const hasTagManager = (): boolean => isAdded;

export function addTagManager(address: string): void {
  if (isAdded) return;
  isAdded = true;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
