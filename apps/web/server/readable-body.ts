/** The addresses that take JSON, from scripts: the application form's and the toolkits', commands and session of the console and the evaluators' area. */
const jsonPath =
  /^\/(?:(?:apply|toolkit)\/command|console\/(?:[a-z]+\/command|audit\/verify|session|confirm)|pointer\/(?:[a-z]+\/command|session))$/;

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
