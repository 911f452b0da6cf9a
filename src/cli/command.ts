/** A command of the command line, as its file exports it. */
export type Command = { run: (args: string[]) => Promise<void> }
