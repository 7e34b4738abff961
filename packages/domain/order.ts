/** Whether `asked` holds exactly what stands now, each once: only then is it a new order of it. */
export function isOrderOf(standing: readonly number[], asked: readonly number[]): boolean {
  const wanted = new Set(asked);
  return (
    wanted.size === asked.length &&
    asked.length === standing.length &&
    standing.every((one) => wanted.has(one))
  );
}
