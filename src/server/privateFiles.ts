/** File modes: the data folder contains personal data and secrets, so only its owner has access. */
export const PRIVATE_FOLDER_MODE = 0o700
export const PRIVATE_FILE_MODE = 0o600
