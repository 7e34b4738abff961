import { createCookie } from 'react-router';
import type { Visit } from '../../lib/visit.server.ts';

const secret = /^[\w-]{43}$/;
const halfAnHour = 30 * 60;
const sixtyDays = 60 * 24 * 60 * 60;

/** `lax`: a child may come back by a link. */
function cookieOf(name: string, path: string, maxAge: number) {
  return ({ origin }: Pick<Visit, 'origin'>) => {
    const cookie = createCookie(name, {
      ...{ httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), path, maxAge },
    });
    return {
      async read(request: Request): Promise<string | null> {
        const held: unknown = await cookie.parse(request.headers.get('cookie'));
        return typeof held === 'string' && secret.test(held) ? held : null;
      },
      keep: (value: string) => cookie.serialize(value),
      forget: () => cookie.serialize('', { maxAge: 0 }),
    };
  };
}

/** What the browser of a child holds whose guardian was asked. */
export const childClaim = cookieOf('guardianClaim', '/auth', sixtyDays);

/** What the browser of a guardian holds whose phone is proven. */
export const guardianPass = cookieOf('guardianPass', '/guardian', halfAnHour);
