import { type LinkProps, Link as RouterLink } from 'react-router';
import { useLanguage } from '../language/use-language.tsx';

/** A link to a page of the site, in the reader's language. */
export function Link({ to, ...props }: LinkProps & { to: string }) {
  const { localize } = useLanguage();
  return <RouterLink to={localize(to)} {...props} />;
}
