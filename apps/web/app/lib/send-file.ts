import { postFile, type Wait } from './post-file.ts';

/** An API's reply; of a refusal `fields` say best what is wrong with the file. */
type Reply = { message?: string; data?: { fields?: Record<string, string> } | null };

/** Sends a file as it is; throws an Error whose message is for the reader, empty when nobody answered. */
export async function sendFile(address: string, file: File, wait: Wait): Promise<unknown> {
  const response = await postFile(address, file, wait);
  const reply = (await response?.json().catch(() => null)) as Reply | null;
  if (response?.ok) return reply?.data;
  const [why] = Object.values(reply?.data?.fields ?? {});
  throw new Error(why ?? reply?.message ?? '');
}
