/**
 * Parts of pages: buttons, links, notices, dialogs, pictures.
 *
 * @packageDocumentation
 */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from './link.tsx';

type ButtonTone = 'honey' | 'coral' | 'teal' | 'plain';

const TONES: Record<ButtonTone, string> = {
  honey: 'bg-honey text-ink',
  coral: 'bg-coral-deep text-paper',
  teal: 'bg-teal-deep text-paper',
  plain: 'bg-card text-ink',
};

/** Classes of a button, for buttons and links. At least 44 px high. */
export function buttonClass(tone: ButtonTone = 'honey', more = ''): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-[1.1rem_1.4rem_1.2rem_1.5rem] border-2 border-ink px-5 py-2 font-display text-lg leading-tight shadow-lift transition-transform enabled:hover:lifted enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:opacity-55 ${TONES[tone]} ${more}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: ButtonTone };

export function Button({ tone = 'honey', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(tone, className)} {...rest} />;
}

type ButtonLinkProps = { to: string; tone?: ButtonTone; className?: string; children: ReactNode };

export function ButtonLink({ to, tone = 'honey', className = '', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(tone, `no-underline hover:lifted ${className}`)}>
      {children}
    </Link>
  );
}
