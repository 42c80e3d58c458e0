import { View } from '@react-pdf/renderer';
import { BodyText, DisplayText } from './plan-document-words.tsx';
import { COLORS, outlined, type PlanTheme } from './plan-look.tsx';

/** Points that must follow a heading on its page, or it goes to the next one. */
const HEADING_MIN_SPACE_BELOW_PT = 90;

type Props = { readonly children: string; readonly aside?: string; readonly look: PlanTheme };

/** A part's heading with a stroke of the brush under it, in the PDF's outline too. */
export function PartHeading({ children, aside, look }: Props) {
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
        <DisplayText size={15} look={look}>
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
