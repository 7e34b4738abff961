/** So much of a long text is shown, and so much of what both have in common before it. */
const [MOST, BEFORE] = [400, 40];

/** A text to be told from another: the part of a long one that begins a little before the first difference. */
export function differingPart(text: string, other: string): string {
  if (text.length <= MOST) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = Math.max(0, Math.min(same - BEFORE, text.length - MOST));
  const part = text.slice(from, from + MOST);
  return `${from > 0 ? '…' : ''}${part}${from + MOST < text.length ? '…' : ''}`;
}
