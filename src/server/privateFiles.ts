/** What only its owner may enter, or read: everything here is about people, or opens something. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
