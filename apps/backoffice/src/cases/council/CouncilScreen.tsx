import { councilRegister } from "@yer/api/contract/council";
import { addressOf } from "@yer/api/paths";
import { CalendarIcon } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { useCouncilText, withCouncilTexts } from "./council-texts.js";
import { SessionDialog } from "./SessionDialog.js";

const hrefOf = ({ id }: { readonly id: string }): string => addressOf("/council/:id", { id });

function NewSession() {
  const text = useCouncilText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <AddButton code="council:property" label={text("council.new")} onPress={() => setAsking(true)} />
      {isAsking ? (
        <SessionDialog onDone={(session) => void navigate(hrefOf(session))} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

/** `/council`: sessions of the Council, the latest first. */
const CouncilScreen = createRegister(councilRegister, {
  useText: useCouncilText,
  title: "menu.council",
  columns: ({ text, dates }) => ({
    number: { cell: ({ number }) => text("council.session", { number }), minWidth: 180 },
    day: { cell: ({ day }) => dates.day(day), width: 180, align: "start" },
    place: { minWidth: 180 },
    body: { minWidth: 200 },
    files: { width: 128 },
    decidedFor: { width: 128 },
    decidedAgainst: { width: 128 },
  }),
  href: hrefOf,
  file: { code: "export:property" },
  forbidden: "council.forbidden",
  empty: { icon: <CalendarIcon size={32} />, title: "council.none", text: "council.none.text" },
  Actions: NewSession,
});

export default withCouncilTexts(CouncilScreen);
