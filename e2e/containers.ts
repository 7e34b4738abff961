import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findContainerTools } from '../tools/programs.mjs';
import { root } from '../tools/setup/machine.mjs';

const run = promisify(execFile);

/** Debian's release that the image of the registry stands on as well. */
const DEBIAN = 'trixie';

export type Image = {
  /** Runs a command of the image to its end. */
  command(args: readonly string[], options?: Options): Promise<{ code: number; output: string }>;
  /** Starts a server of the image. */
  start(args: readonly string[], options?: Options): Container;
  /** Stops what still runs, and removes the image and all that was made for it. */
  remove(): Promise<void>;
};

export type Container = {
  output(): string;
  /** Tells it to stop, as `docker stop` would, and waits for its exit code. */
  stop(): Promise<number>;
};

type Options = {
  env?: Record<string, string>;
  /** A file of settings. */
  envFile?: string;
  /** A folder of this machine that is `/out` in the container, and whose owner the container runs as. */
  folder?: string;
  /** Instead of the image's own program. */
  entrypoint?: string;
};

/**
 * Builds the project's image on a base made of Debian's packages and the Node and npm that run us: no image registry is
 * asked. Containers run as anywhere, on a read-only file system and without root, with the network of this machine.
 */
export async function buildImage(): Promise<Image> {
  const found = findContainerTools();
  if (!found) throw new Error('buildah, podman, crun or mmdebstrap was not found');
  const tools = found;
  const folder = mkdtempSync(join(tmpdir(), 'chulbal-image-'));
  const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
  const build = (args: readonly string[]) =>
    run(tools.buildah, [...storage, 'build', '--isolation=chroot', ...args], { maxBuffer: 64 * 1024 * 1024 });

  await run(tools.mmdebstrap, [
    ...['--variant=minbase', '--include=ca-certificates', DEBIAN, join(folder, 'debian.tar')],
    'http://deb.debian.org/debian',
  ]);
  const npm = dirname(
    dirname(process.env.npm_execpath ?? (await run('readlink', ['-f', await which('npm')])).stdout),
  );
  await run('cp', ['-a', process.execPath, join(folder, 'node')]);
  await run('cp', ['-aL', npm, join(folder, 'npm')]);
  writeFileSync(
    join(folder, 'Containerfile'),
    [
      'FROM scratch',
      'ADD debian.tar /',
      'COPY node /usr/local/bin/node',
      'COPY npm /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
    ].join('\n'),
  );
  await build(['-t', 'debian-with-node', folder]);
  const cache = (await run('npm', ['config', 'get', 'cache'])).stdout.trim();
  await build([
    ...['--build-arg', 'NODE_IMAGE=localhost/debian-with-node', '--volume', `${cache}:/root/.npm`],
    ...['-f', join(root, 'deploy/Containerfile'), '-t', 'chulbal', root],
  ]);

  const running = new Set<Container>();

  function start(args: readonly string[], options: Options = {}): Container & { ended: Promise<number> } {
    const { env = {}, envFile, folder: shared, entrypoint } = options;
    const words = [
      ...[...storage, '--runtime', tools.crun, '--cgroup-manager', 'cgroupfs'],
      ...['run', '--rm', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--network', 'host'],
      ...['--security-opt', 'no-new-privileges', '--cgroups', 'disabled'],
      // What any machine may give; by itself podman asks for more than some do.
      ...['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'],
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...(envFile ? ['--env-file', envFile] : []),
      ...(shared ? ['--volume', `${shared}:/out`, '--user', '0:0'] : []),
      ...(entrypoint ? ['--entrypoint', entrypoint] : []),
      ...['localhost/chulbal', ...args],
    ];
    const container = inOwnMounts([tools.unshare, tools.podman], words);
    running.add(container);
    void container.ended.then(() => running.delete(container));
    return container;
  }

  return {
    start,
    async command(args, options) {
      const container = start(args, options);
      return { code: await container.ended, output: container.output() };
    },
    async remove() {
      await Promise.all([...running].map((container) => container.stop()));
      await run(tools.buildah, [...storage, 'rmi', '--all', '--force']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a program whose mounts are its own. Where this machine has control groups of both kinds, which crun does not take, it
 * sees those of the second kind alone; none are used.
 */
function inOwnMounts(
  [unshare, program]: readonly [string, string],
  args: readonly string[],
): Container & { ended: Promise<number> } {
  const both = existsSync('/sys/fs/cgroup/unified');
  const prepare = both ? 'umount -R /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup && ' : '';
  const child: ChildProcess = spawn(
    unshare,
    ['-m', 'sh', '-c', `${prepare}exec "$@"`, 'sh', program, ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      printed = (printed + part).slice(-4_000_000);
    });
  }
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return {
    ended,
    output: () => printed,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function which(name: string): Promise<string> {
  return (await run('sh', ['-c', `command -v ${name}`])).stdout.trim();
}
