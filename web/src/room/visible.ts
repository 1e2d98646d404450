/** Do something now and every so often, but only while the page is seen; what comes back stops it. */
export function whileVisible(act: () => void, milliseconds: number): () => void {
  const again = (): void => {
    if (!document.hidden) act();
  };
  const timer = setInterval(again, milliseconds);
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
