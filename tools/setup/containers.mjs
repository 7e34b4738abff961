import { findContainerTools } from '../programs.mjs';
import { aptInstall, mayUseApt } from './machine.mjs';
import { missing } from './setup-error.mjs';

/** Makes sure of what builds and runs the image where no image registry is reached, all of it Debian's. */
export function prepareContainers() {
  for (const name of ['buildah', 'podman', 'crun', 'mmdebstrap']) {
    if (!findContainerTools() && mayUseApt()) aptInstall(name);
  }
  if (!findContainerTools()) {
    missing(
      'buildah, podman, crun or mmdebstrap was not found: the image WILL NOT BE BUILT.\n' +
        'Run this as root on Debian, where they can be installed.',
    );
  }
}
