import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { getNotices, onNoticesChange } from '../shared/ui/notices.ts';

const NoticeHost = lazy(() =>
  import('../shared/ui/notice-host.tsx').then(
    (module): { default: ComponentType } => ({ default: module.NoticeHost }),
    // A page that is older than the server goes on without messages: a quiz is worth more.
    () => ({ default: () => null }),
  ),
);

/** Alerts and toasts. Their code is loaded with the first one. */
export function Notices() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onNoticesChange(() => setNeeded(getNotices().length > 0 || needed)), [needed]);
  return needed ? (
    <Suspense>
      <NoticeHost />
    </Suspense>
  ) : null;
}
