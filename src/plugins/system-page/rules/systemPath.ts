/** The path of the system status page in the admin. */
export const SYSTEM_PATH = '/etat-du-systeme'
