import { View } from '@react-pdf/renderer';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, outlined, type PlanTheme } from './plan-theme.tsx';

/** A heading with less space below moves to the next page. */
const HEADING_MIN_SPACE_BELOW_PT = 90;

type Props = { readonly children: string; readonly aside?: string; readonly theme: PlanTheme };

/** The heading of a part, also an entry of the PDF's outline. */
export function PartHeading({ children, aside, theme }: Props) {
  return (
    <View
      minPresenceAhead={HEADING_MIN_SPACE_BELOW_PT}
      {...outlined(children)}
      style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginBottom: 9 }}
    >
      <View>
        <View
          style={{
            position: 'absolute',
            left: -3,
            right: -3,
            bottom: 0.5,
            height: 7,
            backgroundColor: COLORS.honeyWash,
            borderRadius: 4,
          }}
        />
        <DisplayText size={15} theme={theme}>
          {children}
        </DisplayText>
      </View>
      {aside === undefined ? null : (
        <BodyText size={8.5} color={COLORS.inkSoft}>
          {aside}
        </BodyText>
      )}
    </View>
  );
}
