import { findScaleOut } from '../programs.mjs';
import { aptInstall, mayUseApt } from './machine.mjs';
import { missing } from './setup-error.mjs';

/** Makes sure of what stands before several of each server: HAProxy, and PgBouncer before PostgreSQL. */
export function prepareScaleOut() {
  for (const name of ['haproxy', 'pgbouncer']) {
    if (!findScaleOut() && mayUseApt()) aptInstall(name);
  }
  if (!findScaleOut()) {
    missing(
      'HAProxy or PgBouncer was not found: several servers side by side WILL NOT BE TRIED.\n' +
        'Install them (Debian: apt-get install haproxy pgbouncer; macOS: brew install haproxy pgbouncer).',
    );
  }
}
