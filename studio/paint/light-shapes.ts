/**
 * Pass 1: paints the light in few flat shapes. The picture divided by its local color (`Accumulator.color`) is the
 * light; plateaus 1.25 stops apart replace its smooth fall. Skin has a floor and a ceiling of light, keeps most of a
 * flame's color and has a rose shade. o.a = amount of light, for the passes that follow.
 */
export const LIGHT_SHAPES = /* glsl */ `
uniform sampler2D t, color, ids; uniform vec2 size; uniform float n, k, exposure, steps, skinFloor; uniform vec3 lampTint; out vec4 o;
float lightAt(vec2 u){ vec4 s = texture(color, u), c = texture(t, u); vec3 a = s.a > 0. ? s.rgb / s.a : vec3(1);
  return lum(c.rgb / n) * exposure / (lum(a) + .012); }
void main(){
  vec2 px = uv_ * size / k; vec4 id = texture(ids, uv_); float skin = id.w;
  vec3 c = texture(t, uv_).rgb / n * exposure; float here = max(lightAt(uv_), .004);
  /* steps turn the grain of few shadow samples into blocks: average a ring of neighbors of the same object first */
  float E = here * 2., many = 2.;
  for (int i = 0; i < 12; i++) { float w = float(i) * .5236, r = i % 2 == 0 ? 1.6 : 3.4; vec2 u = uv_ + vec2(cos(w), sin(w)) * r * k / size;
    if (abs(texture(ids, u).x - id.x) > .002) continue; E += lightAt(u); many += 1.; }
  E /= many;
  /* a face is modelled broadly: small bumps of brow and nose would leave seams between the plateaus */
  float face = smoothstep(.6, .9, id.z);
  if (face > 0.) {
    float wide = 0., seen = 0.;
    for (int ring = 1; ring <= 3; ring++) for (int i = 0; i < 8; i++) {
      float w = float(i) * .785 + float(ring) * .4; vec2 u = uv_ + vec2(cos(w), sin(w)) * float(ring) * 4.5 * k / size;
      if (abs(texture(ids, u).x - id.x) > .002) continue; wide += lightAt(u); seen += 1.; }
    E = mix(E, (E * 4. + wide) / (4. + seen), face);
  }
  float stop = log2(clamp(E, .01, 16.));
  /* plateaus lie WIDE stops apart; one lies where the light is 1, so that lamps and skies keep their color */
  const float WIDE = 1.25; float soft = mix(mix(.2, .32, skin), .46, face);
  /* only a slope of light has a border that may wander: in even light the noise would leave stains */
  float low = E, high = E;
  for (int i = 0; i < 6; i++) { float w = float(i) * 1.047; vec2 u = uv_ + vec2(cos(w), sin(w)) * 26. * k / size;
    if (abs(texture(ids, u).x - id.x) > .002) continue; float l = lightAt(u); low = min(low, l); high = max(high, l); }
  float slope = smoothstep(.12, .6, log2(max(high, .01) / max(low, .01)));
  float wander = slope * (fbm(px * .011 + 71.) - .5) * .38 + slope * (vnoise(px * .07 + 5.) - .5) * .12;
  float x = stop / WIDE + wander, flatTo = floor(x) + smoothstep(.5 - soft, .5 + soft, fract(x));
  float shaped = exp2(mix(stop, flatTo * WIDE, steps * mix(mix(1., .75, skin), .45, face)));
  float lit = shaped;
  lit = mix(lit, lit + skinFloor * exp(-1.15 * lit / skinFloor), skin);
  lit = mix(lit, lit < 1. ? lit : 1. + (lit - 1.) * .55, skin);
  /* on a face the local color takes the broad light whole; elsewhere the fine light stays */
  float gain = lit / max(mix(E, here, face * .85), .01);
  vec3 tone = vec3(1);
  if (skin > 0.) {
    vec4 s = texture(color, uv_); vec3 a = s.a > 0. ? s.rgb / s.a : vec3(1), hue = c / max(a, .02); hue /= max(lum(hue), .004);
    float shade = 1. - smoothstep(.45, 1.15, lit);
    /* a flame keeps its color on skin; the blue of a night sky does not */
    float flame = smoothstep(.1, .9, hue.r - hue.b);
    vec3 wanted = mix(hue, lampTint, mix(.22, .5, shade) * mix(1., .45, flame)) * mix(vec3(1), vec3(1.06, .95, .96), shade);
    tone = mix(vec3(1), wanted / max(hue, .05), skin);
  }
  o = vec4(c * clamp(gain, .25, 4.) * clamp(tone, .3, 3.), lit);
}`;
