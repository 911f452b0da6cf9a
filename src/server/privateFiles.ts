/** File modes: the data folder contains personal data and secrets, so only its owner has access. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
