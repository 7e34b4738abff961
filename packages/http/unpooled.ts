/**
 * The same bytes in memory of their own, for who keeps them: Node cuts small buffers out of pools of 64 KiB that many share,
 * and a cache of such pieces keeps every pool whole.
 */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
