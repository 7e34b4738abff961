import type { Language } from '@chulbal/contract/language';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { RootData } from '../lib/root-data.ts';
import type { Texts } from '../lib/texts.ts';
import { toast, toasts } from '../lib/toast.ts';
import { DialogsShown, loadDialogHost } from './feedback/dialogs-shown.tsx';
import { LeavingHeld } from './feedback/leaving-held.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { renderForTest } from './render-for-test.tsx';

type Options = {
  /** The words of the parts in the reader's language, by namespace; those of `ui` are there. */
  words?: Record<string, Texts>;
  /** The reader's; Korean where not given. */
  language?: Language;
  /** Where it is looked at. */
  at?: string;
  /** The layout around it, by the id of its route, and what that one's loader gives. */
  layout?: { id: string; data: unknown };
  /** What the server answers to the forms that are sent to a path. */
  actions?: Readonly<Record<string, (form: FormData) => unknown>>;
  /** Called each time that the page is loaded again. */
  load?: () => void;
};

/** Puts parts on a page of the product with dialogs and toasts; forms go to `actions`. */
export async function renderPage(part: ReactNode, options: Options = {}) {
  await loadDialogHost();
  const { words, language = 'ko', at = '/', layout, actions = {}, load } = options;
  const root: RootData = { language, user: null, site: null, origin: '', serverNow: Date.now() };
  const element = (
    <>
      {part}
      <DialogsShown />
      <LeavingHeld />
      <Toaster area="portal" />
      <Outlet />
    </>
  );
  const paths = Object.entries(actions).map(([path, answer]) => ({
    path,
    element: null,
    action: async ({ request }: { request: Request }) => answer(await request.formData()),
  }));
  const id = layout?.id ?? 'page';
  const routes = [
    {
      id: 'root',
      element: <Outlet />,
      loader: () => root,
      children: [
        {
          id,
          element,
          loader: () => {
            load?.();
            return layout?.data ?? null;
          },
          children: [...paths, { path: '*', element: null }],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: { root, [id]: layout?.data ?? null } },
  });
  const leave = await renderForTest(<RouterProvider router={router} />, words, language);
  const clear = async () => {
    await leave();
    for (const { id: shown } of toasts.list()) toast.close(shown);
  };
  const go = (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));
  return { clear, go, path: () => router.state.location.pathname + router.state.location.search };
}
