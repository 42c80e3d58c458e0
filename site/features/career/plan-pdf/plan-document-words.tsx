import { Text } from '@react-pdf/renderer';
import { COLORS, type PlanTheme } from './plan-theme.tsx';

type Props = {
  readonly children: string;
  /** Size of the type, in points. */
  readonly size?: number;
  readonly color?: string;
};

/** Centers Jua vertically: its descent is that of its Latin letters, so Hangul sits too high in the line. */
const JUA_DROP_EM = 0.12;

/** Text in the site's display font, or in the families of `fonts`. */
export function DisplayText({
  children,
  size = 10,
  color = COLORS.ink,
  theme,
  fonts = theme.fonts.display,
}: Props & { readonly theme: PlanTheme; readonly fonts?: readonly string[] }) {
  const top = fonts === theme.fonts.display ? size * JUA_DROP_EM : 0;
  return <Text style={{ fontFamily: [...fonts], fontSize: size, lineHeight: 1.3, color, top }}>{children}</Text>;
}

/**
 * Text in the page's body font. `lineHeight` is set on each text: the library reads an inherited one as points in some
 * places and applies it twice in others.
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
    lineHeight: 1.42,
    color,
    ...(fill ? { flex: 1 } : {}),
    ...(centered ? { textAlign: 'center' as const } : {}),
  };
  return <Text style={style}>{children}</Text>;
}
