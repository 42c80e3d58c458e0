/**
 * A player's name as a path parameter. A path that ends in '.' or '..' means another folder, even percent-encoded; a
 * leading space, which the server trims, prevents that.
 */
export function playerParam(name: string): string {
  return name === '.' || name === '..' ? ` ${name}` : name;
}
