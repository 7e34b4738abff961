import { createContext, useContext, useEffect, useState } from 'react';
import type { Wait } from '../../../lib/post-file.ts';

export type StoredPicture = { id: string; width: number; height: number };

/** Why a picture could not be taken; words under `picture.<name>` of the plan's texts, or the server's own. */
export class PictureProblem extends Error {
  readonly reason: 'broken' | 'tooLarge' | 'deviceFull' | 'noDevice' | 'failed' | 'said';
  constructor(reason: PictureProblem['reason'], said = '') {
    super(said);
    this.reason = reason;
  }
}

/** Where the pictures of plans are: on the device of a visitor, in the account of who is logged in. */
export type Pictures = {
  /** Throws a PictureProblem. */
  add(file: File, wait: Wait): Promise<StoredPicture>;
  /** Null for one that is not there. */
  find(id: string): Promise<Blob | null>;
};

const nowhere: Pictures = {
  add: () => Promise.reject(new PictureProblem('failed')),
  find: () => Promise.resolve(null),
};

export const PicturesContext = createContext<Pictures>(nowhere);
export const usePictures = (): Pictures => useContext(PicturesContext);

/** The address of a picture while it is shown: undefined before it is known, null where there is none. */
export function usePictureAddress(id: string): string | null | undefined {
  const pictures = usePictures();
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let made: string | null = null;
    let over = false;
    void pictures
      .find(id)
      .catch(() => null)
      .then((blob) => {
        if (over) return;
        made = blob && URL.createObjectURL(blob);
        setAddress(made);
      });
    return () => {
      over = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [pictures, id]);
  return address;
}

/** Most bytes of a picture as somebody has it. */
const mostBytes = 20_000_000;
const widest = 1600;

/** A picture no larger than a page needs, upright, redrawn here: what it said about its maker stays behind. */
export async function smallPicture(file: Blob, type = 'image/webp', most = widest) {
  if (file.size > mostBytes) throw new PictureProblem('tooLarge');
  const drawn = await createImageBitmap(file).catch(() => null);
  if (!drawn) throw new PictureProblem('broken');
  const scale = Math.min(1, most / Math.max(drawn.width, drawn.height));
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureProblem('broken');
  if (type === 'image/jpeg') {
    // What is transparent would be black.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, width, height);
  }
  pen.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
  if (!blob) throw new PictureProblem('broken');
  return { blob, width, height };
}

/** Kinds that a picture may have. */
export const pictureTypes = 'image/png,image/jpeg,image/webp';
