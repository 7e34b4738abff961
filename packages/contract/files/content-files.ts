import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { serverFileName } from './files.ts';

/**
 * Stores a file for content: a document as it is, a picture (`picture`) turned upright, rid of what it says about
 * its maker, and no wider than 1,600 px, as WebP. Anyone may read it once something published names it.
 */
export const uploadContentFile = endpoint({
  method: 'POST',
  path: '/admin/content/command/upload',
  access: 'operator',
  may: 'editContent',
  summary: 'Store a file or a picture for content',
  input: z.strictObject({
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
    kind: z.enum(['file', 'picture']),
  }),
  output: z.object({
    serverFileName,
    name: z.string(),
    size: z.number().int(),
    /** Of a picture, in px. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  }),
  body: 'stream',
});

/** A file of content for whoever writes it, published or not. */
export const readContentFile = endpoint({
  method: 'GET',
  path: '/admin/content/query/file',
  access: 'operator',
  may: 'editContent',
  summary: 'Read a file of content',
  input: z.strictObject({ serverFileName: z.string().max(200) }),
  output: z.any(),
  reply: 'stream',
});
