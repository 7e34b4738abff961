import { findPromtool } from '../programs.mjs';
import { aptInstall, mayUseApt } from './machine.mjs';
import { missing } from './setup-error.mjs';

/** Makes sure of promtool, which tries the alert rules; it comes with Prometheus, which does not have to run. */
export function preparePromtool() {
  if (!findPromtool() && mayUseApt()) aptInstall('prometheus');
  if (!findPromtool()) {
    missing(
      'promtool was not found: the alert rules WILL NOT BE TRIED.\n' +
        'Install it (Debian: apt-get install prometheus; macOS: brew install prometheus)\n' +
        'or say where it is with PROMTOOL_PATH.',
    );
  }
}
