/** The addresses that take JSON, from scripts: commands of every area, sessions, passkeys. */
const jsonPath =
  /^\/(?:(?:(?:console|pointer)\/)?command\/[a-z]+|apply\/part\/command|console\/confirm|(?:auth|console|pointer)\/(?:session|passkey))$/;

/**
 * Whether a page's action can read what was sent to it: a form as browsers send it, or JSON where there is a
 * script that sends it. Anything else would break the action.
 */
export async function isReadableBody(
  path: string,
  contentType: string | undefined,
  body: Buffer,
): Promise<boolean> {
  const kind = contentType?.split(';')[0]?.trim().toLowerCase();
  if (kind === 'application/json') return jsonPath.test(path);
  if (jsonPath.test(path)) return false;
  if (kind === 'application/x-www-form-urlencoded') return true;
  if (kind !== 'multipart/form-data') return false;
  const form = new Response(new Uint8Array(body), { headers: { 'content-type': contentType ?? '' } });
  return form.formData().then(
    () => true,
    () => false,
  );
}
