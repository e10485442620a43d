import type { AskedOf, PageOf, Register, RowOf, Unread } from "@yer/api/contract/register";
import type { Failure } from "@yer/api/react";
import type { KeysetPage } from "@yer/ui";
import type { NavigateOptions } from "react-router-dom";
import type { TableFace } from "../../base/screen/use-table-face.js";

/** A register as it stands before a person: what its address asks, what came, and the ways to ask for something else. */
export interface RegisterState<R extends Register = Register> {
  readonly contract: R;
  readonly mayRead: boolean;
  /** What is asked, also what the screen itself is bound to. */
  readonly asked: AskedOf<R>;
  /** Names that the screen is bound to: no address and no filter asks for them. */
  readonly bound: readonly string[];
  /** What came last; while other rows are on their way, still what came before. */
  readonly data: PageOf<R> | undefined;
  readonly rows: readonly RowOf<R>[];
  readonly failure: Failure | undefined;
  readonly face: TableFace;
  readonly page: KeysetPage | undefined;
  /** Reads anew; the same function as long as the same thing is read. */
  readonly refetch: () => unknown;
  /** Whether something is asked that leaves rows out. */
  readonly isNarrowed: boolean;
  /** Asks for something else, from the first page on; what is not named stays, undefined is asked no longer. */
  readonly ask: (values: Readonly<Partial<Record<keyof AskedOf<R>, unknown>>>, options?: NavigateOptions) => void;
  /** Address of the register as it would be asked so. */
  readonly hrefAsking: (values: Readonly<Partial<Record<keyof AskedOf<R>, unknown>>>) => string;
  /** Takes away everything that narrows; the order stays. */
  readonly clear: () => void;
  /** Searches; a personal number goes in a body and stands in no address. */
  readonly find: (words: string, options?: NavigateOptions) => void;
  /** The personal number that is being sought; undefined where none is. */
  readonly personal: string | undefined;
  /** What of the address this register does not understand, and forgetting it. */
  readonly unread: readonly Unread[];
  readonly dropUnread: () => void;
  /** What is open beside the list, by name of its parameter. */
  readonly opened: (name: string) => string | undefined;
  /** Opens something beside the list, or with undefined closes it. */
  readonly open: (values: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) => void;
  /** Address of the list as it stands, with something open beside it. */
  readonly hrefOf: (values: Readonly<Record<string, string | undefined>>) => string;
}
