import { encode } from 'uqr';

/** A QR code as squares on a grid: its size, and one path of everything dark. */
export type QrCode = { size: number; path: string };

/** The QR code of a text, four light squares around it as readers need. Made here, so that no script does. */
export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
