/** HAProxy, as tools/deploy/cluster/haproxy.cfg binds it. */
export const SITE_ADDRESS = 'http://127.0.0.1:80';

/** 2,000 children in classes of 40; a class has one address. */
const CLASSES = 50;

/** Addresses of the classes in turn. */
export function eachClass(): () => string {
  let turn = 0;
  return () => `127.0.1.${1 + (turn++ % CLASSES)}`;
}
