/**
 * Pass 6: flat brush strokes. Every stroke takes one color from its middle, never crosses an object's border and leaves
 * out what differs much from it, so that patterns, letters and edges stay. Two sizes; faces have none, skin half.
 */
export const STROKES = /* glsl */ `
uniform sampler2D t, flow, ids, surface; uniform vec2 size; uniform float k, strokes, focus; out vec4 o;
vec3 base; vec4 id;
/* which way the brush runs: along drawn edges, else along the form (level on the ground), else a slow diagonal */
vec2 runAt(vec2 u, vec2 px){
  vec4 f = texture(flow, u), s = texture(surface, u); float a = .5 + 1.8 * (fbm2(px * .004) - .5);
  vec2 d = vec2(cos(a), sin(a)); float lean = length(s.xy);
  if (s.w > 0. && lean > .2) { vec2 form = vec2(-s.y, s.x) / lean; d = mix(d, dot(form, d) < 0. ? -form : form, smoothstep(.2, .45, lean)); }
  vec2 e = dot(f.xy, d) < 0. ? -f.xy : f.xy;
  return normalize(mix(d, e, smoothstep(.25, .7, f.z)));
}
/* one layer of strokes, cell px apart; returns color and cover */
vec4 layer(vec2 px, float cell, float seed, float tolerance){
  vec2 c0 = floor(px / cell); float best = -1., cover = 0.; vec3 paint = base;
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    vec2 c = c0 + vec2(x, y); float h = hash(c + seed), h2 = hash(c * 1.7 + seed + 31.);
    vec2 m = (c + .5 + .8 * (vec2(h, h2) - .5)) * cell, u = m * k / size, off = px - m;
    if (h <= best || dot(off, off) > cell * cell * 2.9) continue;
    vec2 d = runAt(u, m); float along = dot(off, d) / cell, across = dot(off, vec2(-d.y, d.x)) / cell;
    float ragged = (vnoise(vec2(across * 9. + h * 40., h2 * 50.)) - .5) * .5;
    float e = max(abs(along) / (1.35 + ragged), abs(across + .12 * along * along * (h2 - .5)) / .44);
    if (e >= 1. || abs(texture(ids, u).x - id.x) > .002) continue;
    vec3 q = texture(t, u).rgb; float diff = length(q - base);
    float v = smoothstep(1., .82, e) * smoothstep(tolerance, tolerance * .55, diff); if (v <= .02) continue;
    best = h; cover = v;
    paint = q * (1. + (h2 - .5) * .085) + vec3(.012, 0., -.012) * (h * 2. - 1.);
    paint *= 1. - .05 * smoothstep(.55, 1., e); /* the ridge of the stroke */
  }
  return vec4(paint, cover);
}
void main(){
  vec2 px = uv_ * size / k; id = texture(ids, uv_); base = texture(t, uv_).rgb;
  float amount = strokes * (1. - smoothstep(.2, .6, id.z)) * mix(1., .45, id.w);
  if (amount <= 0.) { o = vec4(base, 1); return; }
  float z = texture(surface, uv_).w, far = z <= 0. ? 1. : smoothstep(1.1, 2., z / focus);
  vec4 broad = layer(px, 21., 3., .17);
  vec3 c = mix(base, broad.rgb, broad.a * amount * mix(.55, 1., far));
  base = c;
  vec4 fine = layer(px, 10., 57., .13);
  o = vec4(mix(c, fine.rgb, fine.a * amount * mix(.9, .45, far)), 1);
}`;
