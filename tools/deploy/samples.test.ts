import { describe, expect, test } from 'vitest';
import { parseProductionEnv, secretNames } from '../../packages/http/env.ts';
import { withSecrets } from '../secrets.mjs';
import { projectFiles, readProjectFile } from '../structure/sources.ts';
import { explainedSettings, settingsIn } from './known-settings.ts';

/** What Docker Compose and the containers beside ours read; nothing of the product does. */
const ofCompose = ['COMPOSE_PROFILES', 'POSTGRES_PASSWORD'];

const samples = projectFiles().filter((path) => path.endsWith('.env.sample'));

test('there is a sample for each way to run it', () => {
  expect(samples.toSorted()).toEqual([
    '.env.sample',
    'deploy/compose/.env.sample',
    'deploy/kubernetes/.env.sample',
  ]);
});

describe.each(samples)('%s', (path) => {
  const sample = readProjectFile(path);
  const given = settingsIn(sample);

  test('has only settings that the README explains, those in comments as well', () => {
    const named = [...sample.matchAll(/^#?([A-Z_0-9]+)=/gm)].map(([, name]) => name);
    const known = [...explainedSettings(), ...(path.includes('compose') ? ofCompose : [])];
    expect(named.filter((name) => !known.includes(name as string))).toEqual([]);
  });

  test('has every secret of ours, and none holds anything', () => {
    expect(Object.keys(given)).toEqual(expect.arrayContaining([...secretNames]));
    expect(sample).not.toMatch(/^[A-Z_]*(?:SECRET|KEY|PASSWORD)[A-Z_]*=(?!<generated>$)\S/m);
  });

  test('as it is, it starts nothing', () => {
    expect(() => parseProductionEnv(given)).toThrow('DATA_KEY: needs at least 32 characters');
  });

  test('filled in, its secrets are such that the servers take them', () => {
    const { settings, made } = withSecrets(sample, sample);
    const env = { DATABASE_URL: 'postgres://127.0.0.1/chulbal', PUBLIC_URL: 'https://league.example.kr' };
    const filled = Object.fromEntries(
      Object.entries(settingsIn(settings)).filter(([name]) => made.includes(name)),
    );
    expect(made).toEqual(expect.arrayContaining([...secretNames]));
    expect(new Set(Object.values(filled)).size).toBe(made.length);
    expect(() => parseProductionEnv({ S3_BUCKET: 'chulbal', ...filled, ...env })).not.toThrow();
  });
});
