/**
 * The reply if its bytes are those the build made, else null. A school's filter or a network's sign-in page answers 200 too;
 * stored, it would be served in place of the file at every later visit.
 *
 * @param revision the beginning of the file's SHA-256, hexadecimal
 */
export async function verifyResponse(response: Response, revision: string): Promise<Response | null> {
  if (!response.ok) return null;
  const bytes = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(revision) ? response : null;
}
