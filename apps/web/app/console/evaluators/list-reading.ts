import { MOST_LIST_BYTES } from '@chulbal/contract/evaluators/values';

/** The bytes of a file in base64, or why they are not to be had. */
export async function readAsBase64(file: File): Promise<{ csv: string } | 'tooBig' | 'unreadable'> {
  if (file.size > MOST_LIST_BYTES) return 'tooBig';
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve('unreadable');
    reader.onload = () => resolve({ csv: String(reader.result).split(',')[1] ?? '' });
    reader.readAsDataURL(file);
  });
}
