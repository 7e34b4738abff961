import { findFaketime } from '../programs.mjs';
import { aptInstall, mayUseApt } from './machine.mjs';
import { missing } from './setup-error.mjs';

/** Makes sure of libfaketime, with which the clock of the product jumps. */
export function prepareFaketime() {
  if (!findFaketime() && mayUseApt()) aptInstall('libfaketime');
  if (!findFaketime()) {
    missing(
      'libfaketime was not found: the product WILL NOT BE TRIED with a clock that jumps.\n' +
        'Install it (Debian: apt-get install libfaketime) or say where the library is with FAKETIME_PATH.',
    );
  }
}
