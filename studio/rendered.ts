/** What is written beside every finished picture. All lengths are shares (0..1) of the picture's width or height. */
export interface HeadBox {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Rendered {
  /** fingerprint of the scene and of the versions it was made with */
  hash: string;
  /** pixels of the largest file */
  width: number;
  height: number;
  /** the picture 24 px wide and blurred, as a data URL */
  placeholder: string;
  heads: HeadBox[];
  focal: { x: number; y: number };
  /** named points for labels, when the scene has any */
  spots?: Record<string, { x: number; y: number }>;
}
