import { findClamd } from '../programs.mjs';
import { aptInstall, mayUseApt } from './machine.mjs';
import { missing } from './setup-error.mjs';

/** Makes sure of ClamAV's daemon. Signatures are not downloaded: the test brings the one that it needs. */
export function prepareClamd() {
  if (!findClamd() && mayUseApt()) aptInstall('clamav-daemon');
  if (!findClamd()) {
    missing(
      'clamd was not found: uploads WILL NOT BE SHOWN to a real virus scanner.\n' +
        'Install it (Debian: apt-get install clamav-daemon; macOS: brew install clamav)\n' +
        'or say where it is with CLAMD_PATH.',
    );
  }
}
