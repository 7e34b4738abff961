import { LogInAgain, type LogInPlace } from '../../ui/command/log-in-again.tsx';
import { PasskeyAgain } from '../../ui/passkeys/passkey-again.tsx';
import { SocialAgain } from '../social-logins/social-again.tsx';

const place: LogInPlace = {
  address: '/auth/session',
  id: 'loginId',
  leave: () => location.reload(),
  ways: (way) => (
    <>
      <PasskeyAgain area="user" way={way} />
      <SocialAgain />
    </>
  ),
};

/** Asks a user for the log-in over the page when the session is over, by every way in that there is. */
export function UserLogInAgain({ userId }: { userId: number }) {
  return <LogInAgain userId={userId} place={place} />;
}
