import { type ReactElement, useState } from "react";
import { styled } from "styled-components";
import { Breadcrumbs } from "../../../components/Breadcrumbs/index.js";
import { Button } from "../../../components/Button/index.js";
import { DescriptionList } from "../../../components/DescriptionList/index.js";
import { EmptyState } from "../../../components/EmptyState/index.js";
import { Menu, MenuItem } from "../../../components/Menu/index.js";
import { StatusTag } from "../../../components/StatusTag/index.js";
import { Tabs } from "../../../components/Tabs/index.js";
import { Timeline } from "../../../components/Timeline/index.js";
import { AttachIcon } from "../../../icons/AttachIcon.js";
import { ChevronDownIcon } from "../../../icons/ChevronDownIcon.js";
import { PrintIcon } from "../../../icons/PrintIcon.js";
import { SendIcon } from "../../../icons/SendIcon.js";
import { UndoIcon } from "../../../icons/UndoIcon.js";
import { useUiIntl } from "../../../UiProvider/ui-intl.js";
import { usePatternText } from "../pattern-text.js";
import { texts } from "./texts.js";

/** Props of {@link FilePage}. */
export interface FilePageProps {
  /** Sends the record on. */
  readonly onSend: () => void;
}

const Page = styled.div`
  display: grid;
  gap: var(--yer-gap);
  min-inline-size: 0;
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--yer-space-3) var(--yer-space-6);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
`;

const Panel = styled.div`
  padding-block-start: var(--yer-space-4);
`;

/** One record: which it is, how it stands, what can be done with it now; below, its parts. */
export function FilePage({ onSend }: FilePageProps): ReactElement {
  const text = usePatternText(texts);
  const { intl } = useUiIntl();
  const [open, setOpen] = useState("facts");

  return (
    <Page>
      <Breadcrumbs items={[{ label: text("crumb"), href: "#/applications" }, { label: text("title") }]} />
      <header>
        <div>
          <h1>{text("title")}</h1>
          <Line>
            <StatusTag tone="progress">{text("status")}</StatusTag>
            <span>{text("due")}</span>
          </Line>
        </div>
        <Line>
          <Button variant="primary" icon={<SendIcon />} onPress={onSend}>
            {text("send")}
          </Button>
          <Menu trigger={<Button iconAfter={<ChevronDownIcon />}>{text("more")}</Button>}>
            <MenuItem id="print" icon={<PrintIcon />}>
              {text("print")}
            </MenuItem>
            <MenuItem id="return" icon={<UndoIcon />} disabledReason={text("return.reason")}>
              {text("return")}
            </MenuItem>
          </Menu>
        </Line>
      </header>
      <Tabs
        aria-label={text("parts")}
        selectedKey={open}
        onSelectionChange={setOpen}
        items={[
          {
            id: "facts",
            label: text("facts"),
            content: (
              <Panel>
                <DescriptionList
                  items={[
                    { term: text("owner"), details: "Karimova Dilnoza" },
                    { term: text("place"), details: "Namuna tumani, Bogʻ koʻchasi 4" },
                    { term: text("area"), details: `${intl.formatNumber(412.5)} m²` },
                    {
                      term: text("since"),
                      details: intl.formatDate("2004-04-12T00:00:00Z", { dateStyle: "long", timeZone: "UTC" }),
                    },
                  ]}
                />
              </Panel>
            ),
          },
          {
            id: "files",
            label: text("files"),
            content: (
              <Panel>
                <EmptyState
                  icon={<AttachIcon size={32} />}
                  title={text("files.title")}
                  actions={<Button>{text("files.add")}</Button>}
                >
                  {text("files.text")}
                </EmptyState>
              </Panel>
            ),
          },
          {
            id: "history",
            label: text("history"),
            content: (
              <Panel>
                <Timeline
                  items={[
                    {
                      id: "1",
                      title: text("event.created"),
                      at: "2026-03-02T04:12:00Z",
                      by: "Karimova Dilnoza",
                      tone: "info",
                    },
                    {
                      id: "2",
                      title: text("event.surveyed"),
                      at: "2026-03-04T09:40:00Z",
                      by: "Shodmonov Jasur",
                      tone: "success",
                    },
                    {
                      id: "3",
                      title: text("event.discussion"),
                      at: "2026-03-05T11:05:00Z",
                      by: "Ashurova Nigora",
                      tone: "progress",
                    },
                    { id: "4", title: text("event.next") },
                  ]}
                />
              </Panel>
            ),
          },
        ]}
      />
    </Page>
  );
}
