/** Where the state of the system stands in the admin. */
export const SYSTEM_PATH = '/etat-du-systeme'
