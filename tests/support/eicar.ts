/** What every antivirus takes for a virus, though it is none; in two parts, so that this file is not taken for one. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`

/** These bytes with the harmless signature behind them. */
export const infected = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(EICAR)])
