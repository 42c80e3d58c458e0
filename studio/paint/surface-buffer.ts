/** Draws the scene once more as data, twice as fine as the picture: normal + depth, and object id + line strength + "is a face" + "is skin". */
import * as THREE from 'three';

const VERTEX = /* glsl */ `
in vec4 aid; out vec3 normal_; out float depth_; out vec4 id_;
void main(){
  vec3 transformed = position; vec3 N = normal; vec4 A = aid;
#ifdef USE_INSTANCING
  N = mat3(instanceMatrix) * N; A.x += float(gl_InstanceID) * .37;
#endif
  #include <project_vertex>
  normal_ = normalize(normalMatrix * N); depth_ = -mvPosition.z; id_ = A;
}`;
const FRAGMENT = /* glsl */ `precision highp float;
in vec3 normal_; in float depth_; in vec4 id_; layout(location = 0) out vec4 surface; layout(location = 1) out vec4 ids;
void main(){ vec3 n = normalize(normal_); if (n.z < 0.) n = -n; surface = vec4(n, depth_); ids = vec4(fract(id_.x * .618 + .03), id_.yz, 1. - id_.w); }`;

/** Surface pixels per picture pixel and side; at 1 the pencil line shows steps. */
export const FINER = 2;

export class SurfaceBuffer {
  readonly target: THREE.WebGLRenderTarget;
  private materials = new Map<THREE.Side, THREE.ShaderMaterial>();

  constructor(width: number, height: number) {
    const nearest = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
    this.target = new THREE.WebGLRenderTarget(width * FINER, height * FINER, {
      ...nearest,
      type: THREE.FloatType,
      count: 2,
    });
  }

  render(renderer: THREE.WebGLRenderer, scene: THREE.Scene, cam: THREE.PerspectiveCamera): void {
    cam.updateProjectionMatrix();
    cam.projectionMatrixInverse.copy(cam.projectionMatrix).invert();
    cam.updateMatrixWorld();
    const restore: (() => void)[] = [];
    scene.traverse((o) => {
      if (o.userData.noLine && o.visible) {
        o.visible = false;
        restore.push(() => {
          o.visible = true;
        });
      }
      if (!(o instanceof THREE.Mesh) || o.userData.noLine) return;
      const original = o.material as THREE.Material;
      restore.push(() => {
        o.material = original;
      });
      o.material = this.material(original.side);
      // a mirror would render the whole scene again, for data that no pass reads
      const before = o.onBeforeRender;
      o.onBeforeRender = () => {};
      restore.push(() => {
        o.onBeforeRender = before;
      });
    });
    const shadows = renderer.shadowMap.enabled;
    renderer.shadowMap.enabled = false;
    renderer.setRenderTarget(this.target);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.render(scene, cam);
    renderer.shadowMap.enabled = shadows;
    for (const f of restore) f();
  }

  private material(side: THREE.Side): THREE.ShaderMaterial {
    let m = this.materials.get(side);
    if (!m) {
      m = new THREE.ShaderMaterial({ glslVersion: THREE.GLSL3, side, vertexShader: VERTEX, fragmentShader: FRAGMENT });
      this.materials.set(side, m);
    }
    return m;
  }
}
