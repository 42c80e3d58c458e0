import { Text } from '@react-pdf/renderer';
import { COLORS, type PlanTheme } from './plan-look.tsx';

type Props = {
  readonly children: string;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
};

/** Ems: Jua's letters stand high in their line, for its descent is that of the Latin letters. */
const JUA_DROP_EM = 0.12;

/** BodyText in the site's display font, or in the families of `fonts`. */
export function DisplayText({
  children,
  size = 10,
  color = COLORS.ink,
  look,
  fonts = look.fonts.display,
}: Props & { readonly look: PlanTheme; readonly fonts?: readonly string[] }) {
  const top = fonts === look.fonts.display ? size * JUA_DROP_EM : 0;
  return <Text style={{ fontFamily: [...fonts], fontSize: size, lineHeight: 1.3, color, top }}>{children}</Text>;
}

/**
 * Plain words, in the family of the page. The line height stands at every text: set above them, the library takes it for
 * points in some places and doubles it in others.
 */
export function BodyText({
  children,
  size = 10,
  color = COLORS.ink,
  fill = false,
  centered = false,
}: Props & { readonly fill?: boolean; readonly centered?: boolean }) {
  const style = {
    fontSize: size,
    lineHeight: 1.5,
    color,
    ...(fill ? { flex: 1 } : {}),
    ...(centered ? { textAlign: 'center' as const } : {}),
  };
  return <Text style={style}>{children}</Text>;
}
