import type { AskedKind } from "@yer/api/contract/access";
import { diagrams } from "@yer/api/contract/diagrams";
import { organisations } from "@yer/api/contract/organisations";
import { places } from "@yer/api/contract/places";
import { positions, roles } from "@yer/api/contract/positions";
import { users } from "@yer/api/contract/users";
import { matchesSearch } from "@yer/api/formats";
import { skip, useExtra, useMay, useRead, useTheme } from "@yer/api/react";
import { ComboBox, TextField } from "@yer/ui";
import { useState } from "react";
import { usePeopleText } from "./people-texts.js";

interface Named {
  readonly id: string;
  readonly label: string;
}

/** Props of {@link WhyRecord} and {@link PersonField}. */
export interface WhyRecordProps {
  readonly kind: AskedKind;
  /** Number, code or id of the chosen record; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Finds a person of the register by name. */
export function PersonField({
  label,
  start,
  value,
  onChange,
}: {
  label: string;
  start?: Named | undefined;
  value: string;
  onChange: (id: string) => void;
}) {
  const { client } = useExtra();
  const [chosen, setChosen] = useState(start);
  return (
    <ComboBox
      label={label}
      value={value === "" ? null : value}
      {...(chosen ? { selectedItem: chosen } : {})}
      onChange={(id, option) => {
        onChange(id ?? "");
        setChosen(option);
      }}
      search={async (typed, signal) => {
        const { items } = await client.call(users.list, { query: { search: typed, limit: 20 } }, { signal });
        return items.map(({ id, name }) => ({ id, label: name }));
      }}
      isRequired
    />
  );
}

function PlaceField({ value, onChange }: Omit<WhyRecordProps, "kind">) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { client } = useExtra();
  const [chosen, setChosen] = useState<Named>();
  return (
    <ComboBox
      label={text("why.record")}
      value={value === "" ? null : value}
      {...(chosen ? { selectedItem: chosen } : {})}
      onChange={(id, option) => {
        onChange(id ?? "");
        setChosen(option);
      }}
      search={async (typed, signal) => {
        const { items } = await client.call(places.search, { query: { text: typed, limit: 20 } }, { signal });
        return items.map(({ code, name, path }) => ({
          id: code,
          label: [...path.map((above) => above.name[locale]), name[locale]].join(" / "),
        }));
      }}
      isRequired
    />
  );
}

/** Records of a kind that are few enough to be offered whole; undefined for the others. */
function useOffered(kind: AskedKind): readonly Named[] | undefined {
  const { locale } = useTheme();
  const may = {
    organisation: useMay("read:organisation"),
    position: useMay("read:position"),
    role: useMay("read:role"),
    diagram: useMay("read:diagram"),
  };
  const given = {
    organisation: useRead(organisations.list, kind === "organisation" && may.organisation ? { query: {} } : skip).data,
    position: useRead(positions.list, kind === "position" && may.position ? {} : skip).data,
    role: useRead(roles.list, kind === "role" && may.role ? {} : skip).data,
    diagram: useRead(diagrams.list, kind === "diagram" && may.diagram ? {} : skip).data,
  };
  if (kind !== "organisation" && kind !== "position" && kind !== "role" && kind !== "diagram") return undefined;
  return (given[kind]?.items ?? []).map(({ id, name }) => ({ id, label: name[locale] }));
}

/**
 * Which record the question is about, chosen as people know it: an application by number, a place by name, another by
 * its list.
 */
export function WhyRecord({ kind, value, onChange }: WhyRecordProps) {
  const text = usePeopleText();
  const offered = useOffered(kind);
  if (kind === "none") return null;
  if (kind === "user") return <PersonField label={text("why.record")} value={value} onChange={onChange} />;
  if (kind === "place") return <PlaceField value={value} onChange={onChange} />;
  if (kind === "file") {
    return (
      <TextField
        label={text("why.record")}
        description={text("why.file.hint")}
        value={value}
        onChange={onChange}
        isRequired
      />
    );
  }
  return (
    <ComboBox
      label={text("why.record")}
      items={offered ?? []}
      filter={matchesSearch}
      value={value === "" ? null : value}
      onChange={(id) => onChange(id ?? "")}
      isRequired
    />
  );
}
