import { getSite } from '@chulbal/contract/site/site';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/manifest-route';

/** `/manifest.webmanifest`: the site as something that a phone keeps on its first screen. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { api, language } = visitOf(context);
  const { brand, league } = await api(getSite, {});
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    ...{ src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const manifest = {
    ...{ id: '/', start_url: '/', scope: '/', lang: language, display: 'minimal-ui' },
    ...{ name: `${brand} ${league}`, short_name: brand },
    ...{ background_color: '#faf8f5', theme_color: '#ffffff' },
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'private, max-age=600',
    },
  });
}
