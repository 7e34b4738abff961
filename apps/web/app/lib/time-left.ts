/** A span of whole seconds in days and clock figures: `{ days: 12, clock: '03:56:39' }`. */
export function timeLeft(seconds: number): { days: number; hours: number; minutes: number; clock: string } {
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return {
    days: Math.floor(seconds / 86_400),
    hours,
    minutes,
    clock: `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`,
  };
}
